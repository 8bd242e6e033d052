interface AddressLinkProps {
  address: string;
  /** The address with its county, for the map. */
  place: string;
  /** Text of the link. */
  children: string;
}

/** An address, and a link that looks for it on a map. */
export function AddressLink({ address, place, children }: AddressLinkProps) {
  const query = new URLSearchParams({ api: '1', query: `${place}, Kenya` });
  return (
    <>
      {address}
      <br />
      <a href={`https://www.google.com/maps/search/?${query}`} target="_blank" rel="noreferrer">
        {children}
      </a>
    </>
  );
}

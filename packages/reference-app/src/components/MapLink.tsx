import { useText } from '../messages/translator.ts';
import './mapLink.css';

interface MapLinkProps {
  latitude: number;
  longitude: number;
  /** The name of the place, for those who hear the link. */
  place: string;
}

/** Coordinates that open a map, in the map's app on a phone that has it. */
export function MapLink({ latitude, longitude, place }: MapLinkProps) {
  const t = useText();
  const point = `${latitude},${longitude}`;
  return (
    <a
      href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: point })}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('contact.map', { place })}
      className="app-map-link"
    >
      {latitude}, {longitude}
    </a>
  );
}

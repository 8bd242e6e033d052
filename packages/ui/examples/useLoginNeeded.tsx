import { Button, useLoginNeeded } from '@udongo/ui';

/** Lets a person log in where something of yours needs it, then goes on. */
export function MyBookings({ load }: { load: () => void }) {
  const logIn = useLoginNeeded();
  return (
    logIn && (
      <Button onClick={() => logIn().then(load, () => undefined)}>
        Log in to see them
      </Button>
    )
  );
}

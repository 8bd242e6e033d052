import { Button } from '@udongo/ui';

export function Actions({ onAdd }: { onAdd?: () => void }) {
  return (
    <>
      <Button icon="plus" onClick={onAdd}>
        Add sample
      </Button>
      <Button type="submit" variant="primary">
        Book the test
      </Button>
    </>
  );
}

import { Button, Card } from '@udongo/ui';

export const SampleCard = ({ onRemove }: { onRemove?: () => void }) => (
  <Card
    title="Sample 1"
    headingLevel={3}
    actions={<Button onClick={onRemove}>Remove</Button>}
  >
    <p>Lower plot, beside the borehole</p>
  </Card>
);

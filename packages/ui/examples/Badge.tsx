import { Badge } from '@udongo/ui';

export const Verified = () => (
  <Badge tone="success" icon="check">
    Verified
  </Badge>
);

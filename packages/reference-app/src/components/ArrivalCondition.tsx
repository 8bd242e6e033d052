import type { SoilTestSample } from '@udongo/sdk';
import { Badge } from '@udongo/ui';
import { useConditionText } from './conditionTexts.ts';

/** How a bag arrived; nothing for one in good condition, or where nobody said. */
export function ArrivalCondition({ sample: { condition } }: { sample: Pick<SoilTestSample, 'condition'> }) {
  const say = useConditionText();
  if (!condition || condition === 'good') return null;
  return (
    <Badge tone="warning" icon="warning">
      {say('condition.arrived', { condition: say(`condition.${condition}`) })}
    </Badge>
  );
}

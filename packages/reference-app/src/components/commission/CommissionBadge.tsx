import type { CommissionStatus } from '@udongo/sdk';
import { Badge, type BadgeProps } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';
import { commissionTexts } from './commissionTexts.ts';

/** The badge's tone and text for each status of a commission. */
export const commissionStates = {
  earned: { tone: 'warning', text: 'commission.earned' },
  collected: { tone: 'info', text: 'commission.collected' },
  disbursed: { tone: 'success', text: 'commission.disbursed' },
  canceled: { tone: 'neutral', text: 'commission.canceled' },
} as const satisfies Record<CommissionStatus, { tone: BadgeProps['tone']; text: string }>;

const { en, sw } = commissionTexts;
const useCommissionText = createTexts(en, sw);

export function CommissionBadge({ status }: { status: CommissionStatus }) {
  const t = useCommissionText();
  return <Badge tone={commissionStates[status].tone}>{t(commissionStates[status].text)}</Badge>;
}

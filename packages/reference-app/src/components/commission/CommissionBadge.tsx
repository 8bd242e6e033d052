import type { CommissionStatus } from '@udongo/sdk';
import { Badge, type BadgeProps, createCatalogueTranslator, useLocale } from '@udongo/ui';
import { commissionTexts } from './commissionTexts.ts';

/** The badge's tone and text for each status of a commission. */
export const commissionStates = {
  earned: { tone: 'warning', text: 'commission.earned' },
  collected: { tone: 'info', text: 'commission.collected' },
  disbursed: { tone: 'success', text: 'commission.disbursed' },
  canceled: { tone: 'neutral', text: 'commission.canceled' },
} as const satisfies Record<CommissionStatus, { tone: BadgeProps['tone']; text: string }>;

const { en, sw } = commissionTexts;
const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

export function CommissionBadge({ status }: { status: CommissionStatus }) {
  const t = translators[useLocale()];
  return <Badge tone={commissionStates[status].tone}>{t(commissionStates[status].text)}</Badge>;
}

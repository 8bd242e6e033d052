import { formatPhone } from '@udongo/sdk/values';
import { common } from '../messages/en/common.ts';
import { useMessages, useSupport } from '../provider/index.ts';

const texts = { common };

/** Whom to call for help, as one link. Draws nothing where the provider has no `support`: no text tells people to call nobody. */
export function SupportLine() {
  const t = useMessages(texts);
  const support = useSupport();
  if (!support) return null;
  const { name, phone_no } = support;
  const phone = formatPhone(phone_no);
  return (
    <a className="udongo-support" href={`tel:${phone_no}`}>
      {t('common.support', { whom: name ? `${name}: ${phone}` : phone })}
    </a>
  );
}

import { formatPhone } from '@udongo/sdk/values';
import { support } from '../messages/en/support.ts';
import { useMessages, useSupport } from '../provider/index.ts';

const texts = { support };

/** The contact for help, as one link. Draws nothing if the provider has no `support`. */
export function SupportLine() {
  const t = useMessages(texts);
  const person = useSupport();
  if (!person) return null;
  const { name, phone_no } = person;
  const phone = formatPhone(phone_no);
  return (
    <a className="udongo-support" href={`tel:${phone_no}`}>
      {t('support.call', { whom: name ? `${name}: ${phone}` : phone })}
    </a>
  );
}

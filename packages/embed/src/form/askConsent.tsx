import type { Boot } from '@udongo/sdk';
import type { BookingFormProps, TranslateOf } from '@udongo/ui';
import { consentVersion } from '@udongo/ui/internal';
import { useBookingRoot } from '../../../ui/src/booking-form/session/index.ts';
import { bookingConsent } from '../../../ui/src/messages/en/bookingConsent.ts';
import { useMessages } from '../../../ui/src/provider/index.ts';
import { widgetConsent } from './en/widgetConsent.ts';

const texts = { bookingConsent, widgetConsent };

/** The widget's own texts are in no catalogue of the components: its other language brings their translation. */
const useTexts = () => useMessages(texts as never) as TranslateOf<typeof texts>;

interface ConsentProps {
  /** The page that says how data is used. */
  page: string | undefined;
  /** Names of those who see the results if the visitor agrees; '' for nobody. */
  names: string;
  /** Keeps the answer. */
  field: string;
}

/**
 * Says above the button how data is used, and asks whether the key's shop may see the results. Only an API that names its page about
 * data keeps what was agreed to, and only one that names somebody shares. An answer counts only for the names that were read: a draft
 * keeps it under them, and a booking that waits keeps their key.
 */
export function askConsent(
  boot: Boot | undefined,
  partner_key: string | undefined,
): Pick<BookingFormProps, 'render' | 'sendExtra'> {
  const page = boot?.privacy_page;
  const names = boot?.partner?.shares_with?.join(', ') ?? '';
  const field = `share_${names.replace(/\W/g, '')}`;
  return {
    render: {
      summaryDetails: (details) => (
        <div {...details}>
          {details.children}
          <Consent page={page} names={names} field={field} />
        </div>
      ),
    },
    sendExtra: ({ [field]: share_results }) => ({
      ...(page && { consent_version: consentVersion }),
      ...(names && (share_results as true) && { share_results: true, partner_key }),
    }),
  };
}

function Consent({ page, names, field }: ConsentProps) {
  const { form } = useBookingRoot();
  const t = useTexts();
  return (
    <>
      {names && (
        <label key={names} className="udongo-embed__share">
          <input type="checkbox" {...form.register(`extra.${field}` as never)} />
          <span>
            {t('widgetConsent.share', { names })}
            <small>{t('widgetConsent.shareHint')}</small>
          </span>
        </label>
      )}
      <p>
        {t('bookingConsent.book')}{' '}
        {page && (
          <a href={page} target="_blank" rel="noopener">
            {t('widgetConsent.privacy')}
          </a>
        )}
      </p>
    </>
  );
}

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
}

/**
 * Says above the button how data is used, and asks whether the key's shop may see the results. Only an API that names its page about
 * data keeps what was agreed to, and only one that names somebody shares.
 */
export function askConsent(boot: Boot | undefined): Pick<BookingFormProps, 'render' | 'sendExtra'> {
  const page = boot?.privacy_page;
  const names = boot?.partner?.shares_with?.join(', ') ?? '';
  return {
    render: {
      summaryDetails: (details) => (
        <div {...details}>
          {details.children}
          <Consent page={page} names={names} />
        </div>
      ),
    },
    sendExtra: ({ share_results }) => ({
      ...(page && { consent_version: consentVersion }),
      ...(names && share_results === true && { share_results }),
    }),
  };
}

function Consent({ page, names }: ConsentProps) {
  const { form } = useBookingRoot();
  const t = useTexts();
  return (
    <>
      {names && (
        <label className="udongo-embed__share">
          <input type="checkbox" {...form.register('extra.share_results' as never)} />
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

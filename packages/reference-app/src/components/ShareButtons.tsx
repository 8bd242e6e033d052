import { Button, type TranslationOf } from '@udongo/ui';
import { useCopied } from '../lib/useCopied.ts';
import { createTexts } from '../messages/createTexts.ts';

const en = {
  share: {
    share: 'Share',
    whatsapp: 'WhatsApp',
    copy: 'Copy the link',
    copied: 'Link copied',
    copyFailed: 'The link was not copied. Copy it from here:',
    listen: 'Listen',
    stop: 'Stop',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  share: {
    share: 'Shiriki',
    whatsapp: 'WhatsApp',
    copy: 'Nakili kiungo',
    copied: 'Kiungo kimenakiliwa',
    copyFailed: 'Kiungo hakikunakiliwa. Nakili kutoka hapa:',
    listen: 'Sikiliza',
    stop: 'Simamisha',
  },
};

/** The texts of sharing and reading aloud. */
export const useShareText = createTexts(en, sw);

interface ShareButtonsProps {
  title: string;
  /** The address to share. */
  url: string;
}

/** Gives a link to other people: by the phone's own sheet, by WhatsApp, or copied. */
export function ShareButtons({ title, url }: ShareButtonsProps) {
  const t = useShareText();
  const { isCopied, copy } = useCopied();
  // Leaving the sheet of the system without a choice is no failure.
  const share = () => navigator.share({ title, url }).catch(() => undefined);
  return (
    <>
      {'share' in navigator && <Button onClick={() => void share()}>{t('share.share')}</Button>}
      <a
        className="udongo-button"
        data-variant="secondary"
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('share.whatsapp')}
      </a>
      <Button icon="copy" onClick={() => void copy(url)}>
        {t('share.copy')}
      </Button>
      <span role="status" className="app-share__said">
        {isCopied !== undefined && t(isCopied ? 'share.copied' : 'share.copyFailed')}{' '}
        {isCopied === false && <code>{url}</code>}
      </span>
    </>
  );
}

import { Button, createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';
import { useState } from 'react';

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

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** The texts of sharing and reading aloud. */
export function useShareText() {
  return translators[useLocale()];
}

interface ShareButtonsProps {
  title: string;
  /** The address to share. */
  url: string;
}

/** Gives a link to other people: by the phone's own sheet, by WhatsApp, or copied. */
export function ShareButtons({ title, url }: ShareButtonsProps) {
  const t = useShareText();
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
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
      <Button icon="copy" onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
      <span role="status" className="app-share__said">
        {copied !== undefined && t(copied ? 'share.copied' : 'share.copyFailed')}{' '}
        {copied === false && <code>{url}</code>}
      </span>
    </>
  );
}

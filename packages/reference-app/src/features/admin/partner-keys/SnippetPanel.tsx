import type { PartnerKey } from '@udongo/sdk';
import { Button, formatDate, useLocale } from '@udongo/ui';
import { type ReactNode, useId } from 'react';
import { useServices } from '../../../services/ServicesContext.ts';
import type { PartnerKeyTranslate } from './partnerKeyTexts.ts';
import { toSnippet } from './toSnippet.ts';
import './partnerKeys.css';

interface SnippetPanelProps {
  partnerKey: PartnerKey;
  t: PartnerKeyTranslate;
  /** Further buttons. */
  children?: ReactNode;
}

/** The snippet of a key, to copy. */
export function SnippetPanel({ partnerKey, t, children }: SnippetPanelProps) {
  const { config, toaster } = useServices();
  const locale = useLocale();
  const id = useId();
  const { key, previous_key_until: oldUntil } = partnerKey;
  const snippet = toSnippet({
    script: new URL('/embed/udongo.js', location.origin).href,
    api: config.apiBaseUrl,
    key,
    retryCreates: config.retryCreates,
    page: new URL('/book', location.origin).href,
    link: t('snippet.link'),
  });
  const oldWorks = oldUntil !== null && Date.parse(oldUntil) > Date.now();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(snippet);
      toaster.show({ tone: 'success', message: t('snippet.copied') });
    } catch {
      toaster.show({ tone: 'warning', message: t('snippet.copyFailed'), durationMs: 6000 });
    }
  };

  return (
    <section className="app-snippet" aria-labelledby={id}>
      <h3 id={id} className="app-snippet__title">
        {t('snippet.title')}
      </h3>
      <p className="app-quiet">{t('snippet.hint')}</p>
      <textarea
        className="app-snippet__code"
        aria-labelledby={id}
        value={snippet}
        rows={snippet.split('\n').length}
        wrap="off"
        readOnly
        spellCheck={false}
      />
      {oldWorks && <p>{t('snippet.oldUntil', { date: formatDate(locale, oldUntil, 'time') })}</p>}
      <div className="app-actions">
        <Button icon="copy" onClick={copy}>
          {t('snippet.copy')}
        </Button>
        {children}
      </div>
    </section>
  );
}

import { Button } from '@udongo/ui';
import { useState } from 'react';
import { useFactorText } from './secondFactorTexts.ts';

/** Shows recovery codes once, to copy or print. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useFactorText();
  const [isCopied, setIsCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  };
  return (
    <>
      <p>{t('factor.keep')}</p>
      <ul className="app-factor__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="app-actions">
        <Button icon="copy" onClick={() => void copy()}>
          {t('factor.copy')}
        </Button>
        <Button onClick={() => print()}>{t('factor.print')}</Button>
        <Button variant="primary" onClick={onKept}>
          {t('factor.kept')}
        </Button>
      </div>
      <p role="status" className="app-quiet">
        {isCopied !== undefined && t(isCopied ? 'factor.copied' : 'factor.copyFailed')}
      </p>
    </>
  );
}

import { Button } from '@udongo/ui';
import { useCopied } from '../../lib/useCopied.ts';
import { useFactorText } from './secondFactorTexts.ts';

/** Shows recovery codes once, to copy or print. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useFactorText();
  const { isCopied, copy } = useCopied();
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
        <Button icon="copy" onClick={() => void copy(codes.join('\n'))}>
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

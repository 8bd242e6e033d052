import type { ImportKind } from '@udongo/sdk';
import { Card } from '@udongo/ui';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { useServices } from '../../../services/ServicesContext.ts';
import { useImportText } from './importTexts.ts';

/** The way from a list to its import. */
export function ImportCard({ kind }: { kind: ImportKind }) {
  const t = useImportText();
  const { config } = useServices();
  if (config.withoutScreens.includes('import')) return null;
  return (
    <Card title={t('import.many')}>
      <p className="app-quiet">{t('import.intro')}</p>
      <ButtonLink to={`/${kind}/import`}>{t(`import.${kind}`)}</ButtonLink>
    </Card>
  );
}

import { Button } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { Download } from './Download.ts';
import type { ListParts } from './ListParts.ts';

interface ExportProgressBarProps<Row> {
  parts: ListParts<Row>;
  download: Download;
}

/** Shows the progress of the export, and a button that cancels it. */
export function ExportProgressBar<Row>({
  parts,
  download: { progress, cancel, bar },
}: ExportProgressBarProps<Row>) {
  const t = useMessages(adminListTexts);
  if (!progress) return null;
  const { done, count } = progress;
  return parts.slot(
    'progress',
    <div ref={bar}>
      <progress
        aria-label={t('adminList.export')}
        max={Math.max(1, count ?? 1)}
        value={count === null ? undefined : done}
      />
      <span>
        {count !== null
          ? t('adminList.exporting', { done, count })
          : done > 0
            ? t('adminList.exportingSome', { count: done })
            : t('adminList.exportStarting')}
      </span>
      <Button variant="quiet" onClick={cancel}>
        {t('common.cancel')}
      </Button>
    </div>,
  );
}

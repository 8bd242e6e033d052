import { Alert, Badge, Button, Field, Input, Select } from '@udongo/ui';
import { useConditionText } from '../../components/conditionTexts.ts';
import type { ScannedSample } from '../../services/createReceipts.ts';
import { useReceiveText } from './receiveTexts.ts';

const conditions = ['good', 'wet', 'leaking_bag', 'too_little_soil', 'wrong_label'] as const;

interface ReceiveListProps {
  samples: readonly ScannedSample[];
  onChange: (code: string, changes: Pick<Partial<ScannedSample>, 'condition' | 'bag'>) => void;
  onRemove: (code: string) => void;
}

/** The scanned samples, the last one first, each with its condition and bag; one that can't be received says why. */
export function ReceiveList({ samples, onChange, onRemove }: ReceiveListProps) {
  const t = useReceiveText();
  const say = useConditionText();
  return (
    <ul className="app-bench__scanned">
      {[...samples].reverse().map(({ code, location, condition, bag, problem, rejected, isBrought }) => (
        <li key={code} data-tone={problem || rejected ? 'bad' : location ? 'good' : undefined}>
          <div className="app-bench__scan">
            <b className="app-bench__code">{code}</b>
            <Badge
              tone={problem ? 'error' : location ? 'success' : 'neutral'}
              icon={problem ? 'warning' : location ? 'check' : 'clock'}
            >
              {t(problem ? 'receive.aside' : location ? 'receive.ready' : 'receive.unchecked')}
            </Badge>
            <span className="app-bench__place">{problem ? t(`receive.${problem}`) : location}</span>
          </div>
          {!problem && rejected && (
            <Alert tone="warning">{t('receive.rejected', { reason: say(`condition.${rejected}`) })}</Alert>
          )}
          {!problem && isBrought && <p className="app-bench__hint">{t('receive.brought')}</p>}
          {!problem && (
            <>
              <Field label={t('receive.condition')} labelNote={code}>
                <Select
                  value={condition}
                  onChange={({ target }) =>
                    onChange(code, { condition: conditions.find((one) => one === target.value) ?? 'good' })
                  }
                  options={conditions.map((value) => ({ value, label: say(`condition.${value}`) }))}
                />
              </Field>
              <Field label={t('receive.bag')} labelNote={code}>
                <Input
                  value={bag}
                  maxLength={50}
                  autoComplete="off"
                  onChange={({ target }) => onChange(code, { bag: target.value })}
                />
              </Field>
            </>
          )}
          <Button
            variant="quiet"
            aria-label={t('receive.removeOne', { code })}
            onClick={() => onRemove(code)}
          >
            {t('receive.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

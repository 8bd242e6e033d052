import {
  type AnalysisValueRequest,
  type CallOptions,
  describeError,
  type OtherAnalysis,
  type SoilTestSample,
} from '@udongo/sdk';
import { readLimit, writeLimit } from '@udongo/sdk/results';
import { Alert, Button, codeOf, Field, Input, useLocale } from '@udongo/ui';
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { createOwnDrafts } from '../../lib/ownDrafts.ts';
import { readAnalysisValue } from '../../lib/readAnalysisValue.ts';
import { languageOf } from '../../messages/languages.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { findLost, ofPresentSoil, useActiveAnalyses, useAnalyses } from '../../services/useAnalyses.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useBenchAnalysesText } from './benchAnalysesTexts.ts';

/** Texts as they are typed, by the code of the analysis. */
type Typed = Record<string, string>;

/** Saves what is typed; false where something stays unsaved. */
export type SaveOthers = () => Promise<boolean>;

interface BenchAnalysesProps {
  sample: SoilTestSample;
  /** Gets the way to save from outside; null until the values are here. */
  saving: RefObject<SaveOthers | null>;
}

/** The form of analyses beside the seven readings; nothing where none is in use. Typed values stay on the device until they are saved. */
export function BenchAnalyses({ sample, saving }: BenchAnalysesProps) {
  const service = useAnalyses();
  const { data: known, ...knowing } = useActiveAnalyses();
  const ask = useCallback((id: number, options: CallOptions) => service.listValues(id, options), [service]);
  const { data: saved, reload, ...loading } = useLoaded(ask, sample.id);
  const isUnused = known === null || known?.length === 0;
  useEffect(() => {
    if (isUnused) saving.current = async () => true;
  }, [isUnused, saving]);
  if (isUnused) return null;
  if (!known || !saved) {
    const error = known ? loading.error : knowing.error;
    return error === undefined ? null : (
      <LoadFailure error={error} onRetry={known ? reload : knowing.reload} />
    );
  }
  const values = ofPresentSoil(saved, sample)
    .toReversed()
    .map(({ code, value, below_limit }) => [
      code,
      value === null ? '' : writeLimit(String(value), below_limit),
    ]);
  const stored = Object.fromEntries(values);
  return <AnalysesForm {...{ sample, saving, known, stored }} onSaved={reload} />;
}

interface AnalysesFormProps extends BenchAnalysesProps {
  known: readonly OtherAnalysis[];
  stored: Typed;
  onSaved: () => void;
}

function AnalysesForm({ sample, saving, known, stored, onSaved }: AnalysesFormProps) {
  const t = useBenchAnalysesText();
  const locale = useLocale();
  const { saveValues } = useAnalyses();
  const { toaster } = useServices();
  const userId = useUser()?.id ?? 0;
  const [drafts] = useState(() => createOwnDrafts<Typed>('analyses', userId));
  const [typed, setTyped] = useState<Typed>(() => drafts.load(sample.id) ?? {});
  const [isChecked, setIsChecked] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  /** Analyses whose "<" the service would lose. */
  const [lost, setLost] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const code = codeOf(sample);
  const changed = known.flatMap((analysis) => {
    const text = typed[analysis.code]?.trim();
    return text === undefined || text === (stored[analysis.code] ?? '') ? [] : [{ analysis, text }];
  });
  const problemOf = (analysis: OtherAnalysis) => {
    const { code, minimum, maximum } = analysis;
    const text = typed[code]?.trim() ?? '';
    const read = readAnalysisValue(text, analysis);
    if (text === '') return '';
    if (lost.includes(code)) return t('benchAnalyses.limitUnknown');
    if (read === null) return t(readLimit(text).isBelow ? 'benchAnalyses.noLimit' : 'benchAnalyses.noNumber');
    return read.value < minimum || read.value > maximum
      ? t('benchAnalyses.beyond', { least: String(minimum), most: String(maximum) })
      : '';
  };
  const type = (name: string, text: string) => {
    const next = { ...typed, [name]: text };
    setTyped(next);
    setFailure(undefined);
    setLost(lost.filter((one) => one !== name));
    drafts.save(sample.id, next);
  };
  const save = async () => {
    setIsChecked(true);
    if (pending) return false;
    const wrong = known.find((analysis) => problemOf(analysis));
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.code}"]`)?.focus();
    if (wrong) return false;
    if (changed.length === 0) {
      drafts.clear(sample.id);
      return true;
    }
    setPending(true);
    let isSaved = false;
    try {
      const values = changed.map(
        ({ analysis, text }): AnalysisValueRequest => ({
          ...{ sample_code: code, code: analysis.code },
          ...(readAnalysisValue(text, analysis) ?? { value: null }),
        }),
      );
      const isAsked = values.some(({ below_limit }) => below_limit);
      const unkept = isAsked ? findLost(values, await saveValues({ values, is_check: true })) : [];
      setLost(unkept.map((value) => value.code));
      if (unkept.length === 0) {
        await saveValues({ values });
        drafts.clear(sample.id);
        setTyped({});
        onSaved();
        toaster.show({ tone: 'success', message: t('benchAnalyses.saved', { code }) });
        isSaved = true;
      }
    } catch (error) {
      setFailure(error);
    }
    setPending(false);
    return isSaved;
  };
  useEffect(() => {
    saving.current = save;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={form} className="app-bench__form app-bench__analyses" noValidate onSubmit={submit}>
      <h3>{t('benchAnalyses.title')}</h3>
      <div className="app-fields">
        {known.map((analysis) => (
          <Field
            key={analysis.code}
            label={[
              (locale === 'sw' && analysis.name_sw) || analysis.name,
              analysis.unit && `(${analysis.unit})`,
            ]
              .filter(Boolean)
              .join(' ')}
            hint={analysis.method}
            error={isChecked && problemOf(analysis)}
          >
            <Input
              name={analysis.code}
              inputMode="decimal"
              autoComplete="off"
              value={typed[analysis.code] ?? stored[analysis.code] ?? ''}
              onChange={({ target }) => type(analysis.code, target.value)}
            />
          </Field>
        ))}
      </div>
      {failure !== undefined && (
        <Alert tone="error">
          {t('benchAnalyses.failed', {
            message: describeError(failure, languageOf(locale).errors)?.message ?? '',
          })}
        </Alert>
      )}
      <div className="app-actions">
        <Button type="submit" pending={pending}>
          {t('benchAnalyses.save')}
        </Button>
      </div>
    </form>
  );
}

import { describeError, NetworkError, type SoilTestSample, TimeoutError } from '@udongo/sdk';
import { judgeTyped } from '@udongo/sdk/results';
import {
  Alert,
  Button,
  Field,
  sensorReadingMessages,
  sensorReadings,
  Textarea,
  useLocale,
  useMerge,
  useMessages,
} from '@udongo/ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { createOwnDrafts } from '../../lib/ownDrafts.ts';
import { soilOf } from '../../lib/soilOf.ts';
import { languageOf } from '../../messages/languages.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import type { SaveOthers } from './BenchAnalyses.tsx';
import {
  type BenchEntry,
  changeText,
  emptyEntry,
  findIgnored,
  findOverruled,
  findPlace,
  findRefused,
  findUnread,
  findUnusual,
  hasNoReading,
  isRepeated,
  isReplacing,
  isSeveral,
  isTextRefused,
  type KeptEntry,
  keepEntry,
  loadEntry,
  readTyped,
  removeLine,
  showReadings,
  soilReadings,
  toRequest,
} from './benchReadings.ts';
import { useBenchText } from './benchTexts.ts';
import { ReadingControl } from './ReadingControl.tsx';
import { ReadingsOrigin } from './ReadingsOrigin.tsx';
import { ReadingWarning } from './ReadingWarning.tsx';
import { UnreadLines } from './UnreadLines.tsx';
import { useProbe } from './useProbe.ts';

const texts = { sensorReading: sensorReadingMessages };

interface ReadingsFormProps {
  sample: SoilTestSample;
  /** The other samples of its booking. */
  others: readonly SoilTestSample[];
  /** Usual readings of its county; undefined where nobody says. */
  medians: SoilTestSample['county_medians'];
  /** Saves the other analyses that are typed below; null until their form is here. */
  saveOthers: RefObject<SaveOthers | null>;
  /** `isNew` for a new measurement, false for a correction. */
  onSaved: (sample: SoilTestSample, isNew: boolean) => void;
  /** Beside Save. */
  children: ReactNode;
}

/** The readings of one sample: pasted or typed, with notes about unusual ones, kept on the device until they are saved. */
export function ReadingsForm(props: ReadingsFormProps) {
  const { sample, others, medians, saveOthers, onSaved, children } = props;
  const t = useBenchText();
  const ui = useMessages(texts);
  const errors = languageOf(useLocale()).errors;
  const { records } = useServices();
  const userId = useUser()?.id ?? 0;
  const [drafts] = useState(() => createOwnDrafts<KeptEntry>('bench', userId));
  const [entry, setEntry] = useState(() => loadEntry(drafts, sample) ?? emptyEntry);
  const [wasPasted, setWasPasted] = useState(entry.text !== '');
  const [isChecked, setIsChecked] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  /** Whether another analysis of the sample stays unsaved. */
  const [hasOthers, setHasOthers] = useState(false);
  const [otherDrafts] = useState(() => createOwnDrafts<unknown>('analyses', userId));
  const form = useRef<HTMLFormElement>(null);
  const probe = useProbe();
  const isReplaced = isReplacing(sample);
  const isUnexplained = isReplaced && !isRepeated(entry) && !entry.reason?.trim();
  const merge = useMerge({
    record: sample,
    fields: [
      ...sensorReadings.map((reading) => ({
        name: `sensor_data.${reading}`,
        label: ui(`sensorReading.${reading}`),
      })),
      { name: 'below_limit', label: t('bench.readings') },
    ],
  });

  const { text } = entry;
  // A repeat is measured without the earlier values in sight.
  const place = findPlace(sample);
  const shown = showReadings(entry, sample.repeat_asked_on ? {} : sample, place);
  const typed = readTyped(sample, shown);
  const { values } = typed;
  const problems = judgeTyped(values, typed.below);
  const unusual = findUnusual(typed, others, medians);
  const overruled = findOverruled(entry);
  const refused = findRefused(values, shown);
  const unread = findUnread(entry);
  const noReading = hasNoReading(text);
  const ignored = findIgnored(text);
  const several = isSeveral(text);
  const isUnread = isTextRefused(entry);
  // A person who types has not come to the end of the last line yet.
  const isTyping = !wasPasted && !isChecked;
  const told = isTyping ? unread.filter(({ line }) => line < text.split('\n').length) : unread;
  const count = soilReadings.filter((reading) => values[reading] !== undefined).length;

  const change = (next: BenchEntry) => {
    setEntry(next);
    setFailure(undefined);
    setHasOthers(false);
    // A scan types its code here before it is known for one, and leaves nothing.
    keepEntry(drafts, sample, next);
  };
  const save = async () => {
    if (pending) return;
    const [first] = refused;
    if (first || isUnread || isUnexplained) {
      setIsChecked(true);
      const place = isUnread ? 'textarea' : `[name="${first ?? 'correction_reason'}"]`;
      form.current?.querySelector<HTMLElement>(place)?.focus();
      return;
    }
    setPending(true);
    setFailure(undefined);
    const saveFirst = saveOthers.current;
    const isOpen = saveFirst ? !(await saveFirst()) : otherDrafts.load(sample.id) !== null;
    setHasOthers(isOpen);
    if (isOpen) return setPending(false);
    try {
      const saved = await merge.save(toRequest(sample, typed, entry, probe.used), (body) =>
        records.samples.update(sample.id, { ...body, ...soilOf(sample) }),
      );
      drafts.clear(sample.id);
      onSaved(saved, !isReplaced || isRepeated(entry));
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };
  // In a text area Enter is a new line, until nothing is missing any more.
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    const isTextArea = event.target instanceof HTMLTextAreaElement;
    const isInput = event.target instanceof HTMLInputElement;
    const saves =
      event.ctrlKey ||
      event.metaKey ||
      isInput ||
      (isTextArea &&
        Object.keys(values).length === sensorReadings.length &&
        refused.length === 0 &&
        !isUnread);
    if (!saves) return;
    event.preventDefault();
    void save();
  };

  return (
    <>
      <form
        ref={form}
        className="app-bench__form"
        noValidate
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field
          label={t('bench.readings')}
          hint={t('bench.readingsHint')}
          error={!isTyping && ((several && t('bench.several')) || (noReading && t('bench.unread')))}
          span="full"
        >
          <Textarea
            rows={3}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            data-bench-start=""
            value={text}
            onPaste={() => setWasPasted(true)}
            onChange={({ target }) => {
              if (target.value === '') setWasPasted(false);
              change(changeText(entry, target.value));
            }}
          />
        </Field>
        {!noReading && (
          <UnreadLines
            text={text}
            lines={told}
            onRemove={(line) => {
              change(changeText(entry, removeLine(text, line)));
              form.current?.querySelector('textarea')?.focus();
            }}
          />
        )}
        <p role="status" className="app-bench__read">
          {t('bench.read', { count, all: soilReadings.length })}
        </p>
        {!isTyping && ignored.length > 0 && (
          <p className="app-bench__read">{t('bench.ignored', { names: ignored.join(', ') })}</p>
        )}
        <div className="app-bench__readings">
          {sensorReadings.map((reading) => (
            <ReadingControl
              key={reading}
              reading={reading}
              value={shown[reading]}
              problem={problems[reading]}
              isUnusual={unusual[reading] !== undefined}
              isWrong={
                (isChecked && refused.includes(reading)) || told.some((line) => line.reading === reading)
              }
              said={overruled[reading]}
              onChange={(typedText) => change({ ...entry, typed: { ...entry.typed, [reading]: typedText } })}
            />
          ))}
        </div>
        <p className="app-bench__hint">{locationHint()}</p>
        <ReadingWarning
          sample={sample}
          typed={typed}
          texts={shown}
          missing={isChecked ? refused[0] : undefined}
          unusual={unusual}
          onCorrect={(reading, correction) => {
            const corrected = Object.entries(correction).map(([name, value]) => [name, String(value)]);
            change({ ...entry, typed: { ...entry.typed, ...Object.fromEntries(corrected) } });
            form.current?.querySelector<HTMLElement>(`[name="${reading}"]`)?.focus();
          }}
        />
        <ReadingsOrigin
          entry={entry}
          isReplaced={isReplaced}
          isReasonMissing={isChecked && isUnexplained}
          probe={probe}
          onChange={change}
        />
        {failure !== undefined && (
          <Alert tone="error">
            {failure instanceof NetworkError || failure instanceof TimeoutError
              ? t('bench.kept')
              : t('bench.refused', { message: describeError(failure, errors)?.message ?? '' })}
          </Alert>
        )}
        {hasOthers && <Alert tone="error">{t('bench.othersOpen')}</Alert>}
        <div className="app-actions">
          <Button type="submit" variant="primary" pending={pending}>
            {t('bench.save')} ↵
          </Button>
          {children}
        </div>
        <p className="app-bench__hint">{t('bench.saveHint')}</p>
      </form>
      {merge.dialog}
    </>
  );

  function locationHint(): string | null {
    const { latitude, longitude } = shown;
    if (latitude.trim() === '' && longitude.trim() === '') return t('bench.noLocation');
    const isKnown = latitude === String(place.latitude) && longitude === String(place.longitude);
    return isKnown ? t('bench.knownLocation') : null;
  }
}

import { type ReactNode, useRef } from 'react';
import { createSlots, type SlotProps } from '../lib/slots.ts';
import { useUniqueId } from '../lib/useUniqueId.ts';
import { Alert } from '../primitives/alert/index.ts';
import { Button } from '../primitives/button/index.ts';
import { Field } from '../primitives/field/index.ts';
import { Textarea } from '../primitives/input/index.ts';
import { useMessages } from '../provider/index.ts';
import { LocationBar } from './LocationBar.tsx';
import { PastePreview } from './PastePreview.tsx';
import { PasteStatus } from './PasteStatus.tsx';
import { PastePartsContext, usePasteParts } from './pasteParts.ts';
import { RowChooser } from './RowChooser.tsx';
import type { SensorPastePanelSlots, SensorPastePanelState } from './sensorPasteSlots.ts';
import { sensorPasteTexts } from './sensorPasteTexts.ts';
import { longText } from './useParsedText.ts';
import { type SensorPasteParams, usePaste } from './usePaste.ts';
import { usePasteWords } from './usePasteWords.ts';

export interface SensorPastePanelRootProps
  extends SensorPasteParams,
    SlotProps<SensorPastePanelSlots, SensorPastePanelState> {
  /** Default 'Paste Sensor Data'; null if there is already a heading. */
  title?: ReactNode;
  /** Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** The parts, and whatever is between them. */
  children: ReactNode;
}

export interface SensorPastePanelProps extends Omit<SensorPastePanelRootProps, 'children'> {
  /** 'primary' if this is the page's main action. Default 'secondary'. */
  applyVariant?: 'primary' | 'secondary' | undefined;
}

/** The characters of a long text that the text area shows. */
const shownText = 2000;

/**
 * Pastes the readings of a probe: each line is shown with its problem and the value that it replaces, before
 * anything is applied. An unreadable line blocks everything until it is corrected or left out. The device's
 * position can be added at any time. Never throws, whatever is pasted. Its parts go into
 * `SensorPastePanel.Root`.
 * Source: specification sections 2 and 5, "Paste Sensor Data"; section 8, "Geolocation".
 */
export function SensorPastePanel({ applyVariant, ...root }: SensorPastePanelProps) {
  return (
    <SensorPasteRoot {...root}>
      <PasteText />
      <PasteLocation />
      <RowChooser />
      <PastePreview />
      <PasteProblems />
      <PasteFooter applyVariant={applyVariant} />
    </SensorPasteRoot>
  );
}

/** The section with its title, around the parts. */
function SensorPasteRoot({
  title,
  headingLevel = 3,
  classNames,
  render,
  rootProps,
  children,
  ...params
}: SensorPastePanelRootProps) {
  const t = useMessages(sensorPasteTexts);
  const id = useUniqueId();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const { current = {} } = params;
  const paste = usePaste(params);
  const words = usePasteWords(paste, current);
  const { status } = paste;
  const slot = createSlots<SensorPastePanelSlots, SensorPastePanelState>(
    'sensor-paste-panel',
    { status },
    { classNames, render, rootProps },
  );
  const Heading = `h${headingLevel}` as const;
  const heading = title === undefined ? t('sensorPaste.title') : title;
  return slot(
    'root',
    <section aria-labelledby={heading === null ? undefined : id}>
      {heading !== null && slot('title', <Heading id={id}>{heading}</Heading>)}
      <PastePartsContext.Provider
        value={{ paste, words, current, slot, t, textArea, hasLocation: Boolean(params.locate) }}
      >
        {children}
      </PastePartsContext.Provider>
    </section>,
  );
}

/** The text area; of a long text it shows the beginning. */
function PasteText() {
  const { paste, slot, textArea, t } = usePasteParts();
  const { text, isLong } = paste;
  return (
    <>
      <Field
        span="full"
        label={t('sensorPaste.text')}
        hint={isLong ? undefined : t('sensorPaste.hint')}
        classNames={{ root: 'udongo-sensor-paste-panel__field' }}
      >
        <Textarea
          ref={textArea}
          rows={4}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          placeholder={t('sensorPaste.placeholder')}
          value={isLong ? `${text.slice(0, shownText)}…` : text}
          readOnly={isLong}
          onChange={(event) => paste.setText(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (!isLong && (pasted.length <= longText || !isAllSelected(event.currentTarget))) return;
            event.preventDefault();
            if (pasted !== '') paste.setText(pasted);
          }}
        />
      </Field>
      {isLong && slot('long', <p>{t('sensorPaste.long', { count: text.length })}</p>)}
    </>
  );
}

/** The device's position, and the button that empties the text. */
function PasteLocation() {
  const { paste, slot, textArea, hasLocation, t } = usePasteParts();
  if (!hasLocation && paste.isEmpty) return null;
  return slot(
    'location',
    <div>
      {hasLocation && <LocationBar />}
      {!paste.isEmpty && (
        <Button
          variant="quiet"
          onClick={() => {
            paste.clear();
            textArea.current?.focus();
          }}
        >
          {t('sensorPaste.clear')}
        </Button>
      )}
    </div>,
  );
}

/** Why nothing can be applied, and the button that leaves out the lines in the way. A press of "Apply" announces them again. */
function PasteProblems() {
  const { paste, textArea, t } = usePasteParts();
  const { refused: count, refusals } = paste;
  return (
    <>
      {(!paste.isEmpty || refusals > 0) && !paste.isReading && paste.count === 0 && (
        <Alert key={`n${refusals}`} tone="warning" title={t('sensorPaste.nothing')}>
          {t('sensorPaste.nothingHint')}
        </Alert>
      )}
      {paste.count > 0 && count > 0 && (
        <Alert
          key={`r${refusals}`}
          tone="warning"
          role={refusals > 0 ? 'alert' : 'group'}
          title={t('sensorPaste.refused', { count })}
        >
          <p>{t('sensorPaste.refusedHint')}</p>
          <Button
            onClick={() => {
              paste.leaveOut();
              textArea.current?.focus();
            }}
          >
            {t('sensorPaste.leaveOut', { count })}
          </Button>
        </Alert>
      )}
      {paste.failure && refusals === 0 && (
        <Alert tone="error" title={t('sensorPaste.applyFailed')}>
          {paste.failure}
        </Alert>
      )}
    </>
  );
}

/** The readings to apply, in words, and the button that applies them. */
function PasteFooter({ applyVariant = 'secondary' }: Pick<SensorPastePanelProps, 'applyVariant'>) {
  const { paste, slot, t } = usePasteParts();
  return slot(
    'footer',
    <div>
      <PasteStatus />
      <Button variant={applyVariant} pending={paste.status === 'pending'} onClick={paste.apply}>
        {t('sensorPaste.apply')}
      </Button>
    </div>,
  );
}

/** Whether a paste replaces everything: a long one is then stored before the browser lays it out. */
function isAllSelected({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): boolean {
  return selectionEnd - selectionStart === value.length;
}

SensorPastePanel.Root = SensorPasteRoot;
SensorPastePanel.Text = PasteText;
SensorPastePanel.Location = PasteLocation;
SensorPastePanel.Rows = RowChooser;
SensorPastePanel.Preview = PastePreview;
SensorPastePanel.Problems = PasteProblems;
SensorPastePanel.Footer = PasteFooter;

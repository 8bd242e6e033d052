import { type ReactNode, useRef } from 'react';
import { readErrorMessage } from '../lib/errors.ts';
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
import { RowChooser } from './RowChooser.tsx';
import type { CurrentReadings, SensorPastePanelSlots, SensorPastePanelState } from './sensorPasteSlots.ts';
import { sensorPasteTexts } from './sensorPasteTexts.ts';
import { longText } from './useParsedText.ts';
import { type SensorPasteParams, useSensorPaste } from './useSensorPaste.ts';

export interface SensorPastePanelProps
  extends SensorPasteParams,
    SlotProps<SensorPastePanelSlots, SensorPastePanelState> {
  /** The values that would be replaced; shown beside the new ones. */
  current?: CurrentReadings | undefined;
  /** Default 'Paste Sensor Data'; null if there is already a heading. */
  title?: ReactNode;
  /** Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** 'primary' if this is the page's main action. Default 'secondary'. */
  applyVariant?: 'primary' | 'secondary';
}

/** The characters of a long text that the text area shows. */
const shownText = 2000;

/**
 * Pastes the readings of a probe: each line is shown with its problem and the value that it replaces, before
 * anything is applied. An unreadable line blocks everything until it is corrected or left out. The device's
 * position can be added at any time. Never throws, whatever is pasted.
 * Source: specification sections 2 and 5, "Paste Sensor Data"; section 8, "Geolocation".
 */
export function SensorPastePanel({
  current = {},
  title,
  headingLevel = 3,
  applyVariant = 'secondary',
  classNames,
  render,
  rootProps,
  ...params
}: SensorPastePanelProps) {
  const t = useMessages(sensorPasteTexts);
  const id = useUniqueId();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const paste = useSensorPaste(params);
  const { status, text, isLong, lines } = paste;
  const slot = createSlots<SensorPastePanelSlots, SensorPastePanelState>(
    'sensor-paste-panel',
    { status },
    { classNames, render, rootProps },
  );
  const Heading = `h${headingLevel}` as const;
  const heading = title === undefined ? t('sensorPaste.title') : title;
  const count = Object.keys(paste.values).length;
  const isEmpty = text.trim() === '' && lines.length === 0;

  return slot(
    'root',
    <section aria-labelledby={heading === null ? undefined : id}>
      {heading !== null && slot('title', <Heading id={id}>{heading}</Heading>)}
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
      {(params.locate || !isEmpty) &&
        slot(
          'location',
          <div>
            {params.locate && <LocationBar location={paste.location} />}
            {!isEmpty && (
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
        )}
      {paste.rowCount > 1 && <RowChooser paste={paste} slot={slot} />}
      {lines.length > 0 && <PastePreview paste={paste} current={current} slot={slot} />}
      {!isEmpty && !paste.isReading && count === 0 && (
        <Alert tone="warning" title={t('sensorPaste.nothing')}>
          {t('sensorPaste.nothingHint')}
        </Alert>
      )}
      {count > 0 && paste.refused > 0 && (
        <Alert tone="warning" role="group" title={t('sensorPaste.refused', { count: paste.refused })}>
          <p>{t('sensorPaste.refusedHint')}</p>
          <Button
            onClick={() => {
              paste.leaveOut();
              textArea.current?.focus();
            }}
          >
            {t('sensorPaste.leaveOut', { count: paste.refused })}
          </Button>
        </Alert>
      )}
      {status === 'error' && (
        <Alert tone="error" title={t('sensorPaste.applyFailed')}>
          {readErrorMessage(paste.error, t('failure.unknownError'))}
        </Alert>
      )}
      {slot(
        'footer',
        <div>
          <PasteStatus paste={paste} current={current} slot={slot} />
          <Button
            variant={applyVariant}
            pending={status === 'pending'}
            // A button keeps the focus after a press.
            disabled={paste.refused > 0 || (count === 0 && paste.appliedCount === 0)}
            onClick={paste.apply}
          >
            {t('sensorPaste.apply')}
          </Button>
        </div>,
      )}
    </section>,
  );
}

/** Whether a paste replaces everything: a long one is then stored before the browser lays it out. */
function isAllSelected({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): boolean {
  return selectionEnd - selectionStart === value.length;
}

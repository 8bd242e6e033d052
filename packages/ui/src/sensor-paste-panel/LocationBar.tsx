import { useRef } from 'react';
import { Button } from '../primitives/button/index.ts';
import { Icon } from '../primitives/icon/index.ts';
import { locationText } from './locationText.ts';
import { usePasteParts } from './pasteParts.ts';

/** "Use my location": its accuracy while the device searches, and its error. */
export function LocationBar() {
  const { paste, t } = usePasteParts();
  const { location } = paste;
  const { status, position, problem } = location;
  const startButton = useRef<HTMLButtonElement>(null);
  const isLooking = status === 'pending';
  const leave = (stop: () => void) => {
    stop();
    startButton.current?.focus();
  };
  return (
    <>
      {/* Keep the button while the device searches, so that it keeps the focus. */}
      <Button ref={startButton} pending={isLooking} onClick={location.start}>
        {t('sensorPaste.locate')}
      </Button>
      {isLooking && position && (
        <Button onClick={() => leave(location.takeNow)}>{t('sensorPaste.takeNow')}</Button>
      )}
      {isLooking && (
        <Button variant="quiet" onClick={() => leave(location.cancel)}>
          {t('common.cancel')}
        </Button>
      )}
      <span
        className="udongo-sensor-paste-panel__position"
        role="status"
        data-problem={problem ? '' : undefined}
      >
        {problem && <Icon name="alert" width={16} height={16} />}
        {locationText(location, t)}
      </span>
    </>
  );
}

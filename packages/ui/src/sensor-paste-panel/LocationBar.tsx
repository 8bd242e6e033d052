import { Button } from '../primitives/button/index.ts';
import { Icon } from '../primitives/icon/index.ts';
import { useMessages } from '../provider/index.ts';
import { sensorPasteTexts } from './sensorPasteTexts.ts';
import type { DeviceLocationState } from './useDeviceLocation.ts';

/** "Use my location": how exact it is while the device looks, and what went wrong. */
export function LocationBar({ location }: { location: DeviceLocationState }) {
  const t = useMessages(sensorPasteTexts);
  const { status, position, problem } = location;
  const isLooking = status === 'pending';
  const meters = Math.max(1, Math.round(position?.accuracyMeters ?? 0));
  return (
    <>
      {isLooking ? (
        <>
          {position && <Button onClick={location.takeNow}>{t('sensorPaste.takeNow')}</Button>}
          <Button variant="quiet" onClick={location.cancel}>
            {t('common.cancel')}
          </Button>
        </>
      ) : (
        <Button onClick={location.start}>{t('sensorPaste.locate')}</Button>
      )}
      <span
        className="udongo-sensor-paste-panel__position"
        role="status"
        data-problem={problem ? '' : undefined}
      >
        {isLooking && !position && t('sensorPaste.locating')}
        {isLooking && position && t('sensorPaste.accuracy', { meters })}
        {!isLooking && !problem && position && t('sensorPaste.located', { meters })}
        {problem && (
          <>
            <Icon name="alert" width={16} height={16} />
            {problem.text || t(`sensorPaste.${problem.kind}`)}
          </>
        )}
      </span>
    </>
  );
}

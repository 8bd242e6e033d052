import { ApiError, describeError } from '@udongo/sdk';
import { Button, Checkbox, Field, Input, useLocale, useServerText } from '@udongo/ui';
import { languageOf } from '../../messages/languages.ts';
import type { Upload, Uploads } from './createUploads.ts';
import { usePictureText } from './pictureTexts.ts';

interface UploadRowProps {
  upload: Upload;
  uploads: Uploads;
}

/** A chosen picture: what it shows, how far it is, what went wrong. */
export function UploadRow({ upload, uploads }: UploadRowProps) {
  const t = usePictureText();
  const { id, file, preview, alt, isDecoration, state } = upload;
  const { name } = file;
  const isRefused = state === 'wrongType' || state === 'tooLarge';
  const isUnderWay = state === 'sending' || state === 'waiting';
  return (
    <li className="app-upload__row">
      {state === 'wrongType' ? (
        <span className="app-upload__picture" />
      ) : (
        <img className="app-upload__picture" src={preview} alt="" />
      )}
      <div className="app-upload__facts">
        <p className="app-upload__name">{name}</p>
        {isRefused && (
          <p className="app-upload__error" role="alert">
            {t(`upload.${state}`)}
          </p>
        )}
        {isUnderWay && <Progress upload={upload} />}
        {!isRefused && !isUnderWay && (
          <>
            {state === 'failed' && <Failure error={upload.error} />}
            <Field
              label={t('upload.alt', { name })}
              hint={t('upload.altHint')}
              required={!isDecoration}
              disabled={isDecoration}
              error={state === 'undescribed' && t('upload.altRequired')}
            >
              <Input
                maxLength={300}
                value={isDecoration ? '' : alt}
                onChange={({ target }) => uploads.describe(id, { alt: target.value })}
              />
            </Field>
            <Checkbox
              label={t('upload.decoration')}
              checked={isDecoration}
              onChange={({ target }) => uploads.describe(id, { isDecoration: target.checked })}
            />
            {state === 'failed' && (
              <div>
                <Button icon="refresh" onClick={uploads.send}>
                  {t('upload.retry')}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
      <Button
        icon="close"
        variant="quiet"
        aria-label={t(isUnderWay ? 'upload.cancel' : 'upload.remove', { name })}
        onClick={() => uploads.remove(id)}
      />
    </li>
  );
}

function Progress({ upload: { file, state, share } }: { upload: Upload }) {
  const t = usePictureText();
  const percent = Math.floor(share * 100);
  const { name } = file;
  const words =
    state === 'waiting'
      ? t('upload.waiting')
      : t(percent < 100 ? 'upload.sending' : 'upload.storing', { name, percent });
  return (
    <div>
      <progress className="app-upload__progress" max={100} value={percent} aria-label={name} />
      <p className="app-upload__words">{words}</p>
    </div>
  );
}

function Failure({ error }: { error: unknown }) {
  const t = usePictureText();
  const say = useServerText();
  const description = describeError(error, languageOf(useLocale()).errors);
  const isUnavailable = error instanceof ApiError && error.status === 503;
  return (
    <p className="app-upload__error" role="alert">
      {isUnavailable ? t('upload.unavailable') : `${t('upload.failed')} ${say(description?.message ?? '')}`}
    </p>
  );
}

import { Button, Field, Input } from '@udongo/ui';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import type { PickedPicture } from './PickedPicture.ts';
import { usePictureText } from './pictureTexts.ts';
import { pictureOrigins, readPicture } from './readPicture.ts';

interface AddressFormProps {
  onPick: (picture: PickedPicture) => void;
}

/** Asks for a picture's address, where the service has no library. */
export function AddressForm({ onPick }: AddressFormProps) {
  const t = usePictureText();
  const { config } = useServices();
  const origins = pictureOrigins(config).join(', ');
  const [url, setUrl] = useState('');
  const [alt, setAlt] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const address = url.trim();
  const isSeen = /^https?:\/\/[^\s/]+\/\S+$/i.test(address) && readPicture(address, config) !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Without this, a form around this one's dialog would be submitted, too.
    event.stopPropagation();
    setIsChecked(true);
    if (isSeen) onPick({ url: address, alt: alt.trim() });
  };
  return (
    <form className="app-form" noValidate onSubmit={submit}>
      <p>{t('picker.notOffered')}</p>
      <Field
        label={t('picker.address')}
        hint={t('picker.addressHint', { origins })}
        required
        error={isChecked && !isSeen && t('picker.addressInvalid', { origins })}
      >
        <Input type="url" maxLength={500} value={url} onChange={({ target }) => setUrl(target.value)} />
      </Field>
      <Field label={t('picker.alt')}>
        <Input maxLength={300} value={alt} onChange={({ target }) => setAlt(target.value)} />
      </Field>
      <div className="app-actions">
        <Button type="submit" variant="primary">
          {t('picker.use')}
        </Button>
      </div>
    </form>
  );
}

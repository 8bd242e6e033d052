import { Alert, Button, Card, useNotify } from '@udongo/ui';
import { useId, useRef, useState } from 'react';
import { useServices } from '../../../services/ServicesContext.ts';
import './logo-card.css';

/** Characters of the data URL that the server takes. */
const maximumLength = 60_000;

const isPicture = (url: string) => /^data:image\/(png|jpeg);/.test(url) && url.length <= maximumLength;

interface LogoCardTexts {
  title: string;
  hint: string;
  choose: string;
  remove: string;
  saved: string;
  refused: string;
  none: string;
}

/** The picture that reports begin with: chosen from the device, stored at once. */
export function LogoCard({ stored, texts }: { stored: string; texts: LogoCardTexts }) {
  const { failures, records } = useServices();
  const notify = useNotify();
  const [logo, setLogo] = useState(stored);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();

  const save = async (letterhead_logo: string) => {
    setPending(true);
    try {
      await records.settings.update({ letterhead_logo });
      setLogo(letterhead_logo);
      notify({ tone: 'success', title: texts.title, message: texts.saved });
    } catch (failure) {
      failures.report(failure);
    }
    setPending(false);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const url = await readDataUrl(file);
    setError(isPicture(url) ? undefined : texts.refused);
    if (isPicture(url)) await save(url);
  };

  return (
    <Card title={texts.title}>
      <div className="app-logo-card">
        {logo ? (
          <img alt={texts.title} className="app-logo-card__picture" src={logo} />
        ) : (
          <p className="app-quiet">{texts.none}</p>
        )}
        {error && <Alert tone="error">{error}</Alert>}
        <div className="app-actions">
          <Button pending={isPending} aria-describedby={hintId} onClick={() => input.current?.click()}>
            {texts.choose}
          </Button>
          {/* Hidden behind the button, because the browser would label it in its own language. */}
          <input
            ref={input}
            className="udongo-hidden"
            type="file"
            tabIndex={-1}
            accept="image/png,image/jpeg"
            aria-label={texts.choose}
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
          {logo && (
            <Button pending={isPending} onClick={() => void save('')}>
              {texts.remove}
            </Button>
          )}
        </div>
        <p className="app-quiet" id={hintId}>
          {texts.hint}
        </p>
      </div>
    </Card>
  );
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

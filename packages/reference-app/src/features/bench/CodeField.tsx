import { Button, Field, Input } from '@udongo/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useBenchText } from './benchTexts.ts';
import { CameraDialog } from './CameraDialog.tsx';
import { readSampleCode } from './readSampleCode.ts';
import { useHandScanner } from './useHandScanner.ts';

/**
 * Takes a code from the keyboard, from a hand scanner wherever the focus is, and from the camera. A key that no control waits
 * for begins a code here.
 */
export function CodeField({ onCode }: { onCode: (code: string) => void }) {
  const t = useBenchText();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [isLooking, setIsLooking] = useState(false);

  const take = (code: string) => {
    setText('');
    setIsWrong(false);
    setIsLooking(false);
    onCode(code);
  };
  useHandScanner(take);

  useEffect(() => {
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) => {
      const isFree = target === document.body || (target instanceof HTMLElement && target.tabIndex === -1);
      if (isFree && key.length === 1 && !ctrlKey && !metaKey && !altKey) input.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const open = () => {
    const code = readSampleCode(text);
    if (code) take(code);
    else setIsWrong(true);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') open();
  };

  return (
    <div className="app-bench__search">
      <Field label={t('bench.code')} hint={t('bench.codeHint')} error={isWrong && t('bench.notACode')}>
        <Input
          ref={input}
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onKeyDown={press}
          onChange={({ target }) => {
            setText(target.value);
            setIsWrong(false);
          }}
        />
      </Field>
      <div className="app-actions">
        <Button onClick={open}>{t('bench.openSample')}</Button>
        <Button icon="search" onClick={() => setIsLooking(true)}>
          {t('bench.camera')}
        </Button>
      </div>
      {isLooking && <CameraDialog onClose={() => setIsLooking(false)} onScan={take} />}
    </div>
  );
}

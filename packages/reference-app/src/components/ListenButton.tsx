import { Button, useLocale } from '@udongo/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShareText } from './ShareButtons.tsx';

/** Reads sentences aloud, where this device has a voice for the language of the page; shown nowhere else. */
export function ListenButton({ sentences }: { sentences: readonly string[] }) {
  const t = useShareText();
  const locale = useLocale();
  const voice = useSyncExternalStore(subscribe, () => findVoice(locale));
  const [isSpeaking, setIsSpeaking] = useState(false);
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);
  if (!voice) return null;

  const stop = () => {
    speechSynthesis.cancel();
    setIsSpeaking(false);
  };
  const speak = () => {
    speechSynthesis.cancel();
    setIsSpeaking(true);
    sentences.forEach((sentence, index) => {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      if (index === sentences.length - 1) utterance.onend = () => setIsSpeaking(false);
      speechSynthesis.speak(utterance);
    });
  };
  return <Button onClick={isSpeaking ? stop : speak}>{t(isSpeaking ? 'share.stop' : 'share.listen')}</Button>;
}

/** Voices arrive after the page. */
function subscribe(listener: () => void) {
  const synthesis = globalThis.speechSynthesis;
  synthesis?.addEventListener?.('voiceschanged', listener);
  return () => synthesis?.removeEventListener?.('voiceschanged', listener);
}

function findVoice(locale: string): SpeechSynthesisVoice | undefined {
  return globalThis.speechSynthesis?.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(locale));
}

import { Button, Field, Textarea } from '@udongo/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Markdown } from '../../../components/markdown/Markdown.tsx';
import { MediaPicker } from '../../../components/pictures/MediaPicker.tsx';
import type { PickedPicture } from '../../../components/pictures/PickedPicture.ts';
import { useArticleText } from './articleTexts.ts';
import { UnseenPicture } from './UnseenPicture.tsx';

interface MarkdownFieldProps {
  value: string;
  onValueChange: (text: string) => void;
  /** The error shown if the text was refused. */
  error: string | undefined;
}

type Tool = 'bold' | 'italic' | 'heading' | 'list' | 'link';

/** The Markdown that each tool puts around the selected words. `ownLine` tools start a new line unless they are at the beginning of one. */
const tools: Record<Tool, { before: string; after: string; ownLine?: true; key?: string }> = {
  bold: { before: '**', after: '**', key: 'b' },
  italic: { before: '*', after: '*', key: 'i' },
  heading: { before: '## ', after: '', ownLine: true },
  list: { before: '- ', after: '', ownLine: true },
  link: { before: '[', after: '](https://)', key: 'k' },
};

/** A text with its preview beside it; on a phone one of both is shown. */
export function MarkdownField({ value, onValueChange, error }: MarkdownFieldProps) {
  const t = useArticleText();
  const area = useRef<HTMLTextAreaElement>(null);
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  const [isPicking, setIsPicking] = useState(false);

  const insert = (before: string, after: string, ownLine = false) => {
    const text = area.current;
    if (!text) return;
    const { selectionStart: start, selectionEnd: end } = text;
    const chosen = text.value.slice(start, end);
    const line = ownLine && start > 0 && text.value[start - 1] !== '\n' ? '\n' : '';
    text.focus();
    // The browser's own way, so that it can be undone with the keyboard.
    document.execCommand('insertText', false, line + before + chosen + after);
    const at = start + line.length + before.length;
    text.setSelectionRange(at, at + chosen.length);
  };
  const use = (tool: Tool) => insert(tools[tool].before, tools[tool].after, tools[tool].ownLine);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const tool = (Object.keys(tools) as Tool[]).find((name) => tools[name].key === event.key);
    if (!tool) return;
    event.preventDefault();
    use(tool);
  };
  const onPick = ({ url, alt }: PickedPicture) => {
    setIsPicking(false);
    // The text cannot take the focus before the dialog is gone.
    const at = area.current?.selectionEnd ?? value.length;
    const picture = `![${alt.replace(/[[\]\n]/g, ' ')}](${url})`;
    onValueChange(value.slice(0, at) + picture + value.slice(at));
  };

  return (
    <div className="app-writing" data-shown={shown}>
      <div className="app-writing__switch">
        {(['write', 'preview'] as const).map((name) => (
          <Button key={name} aria-pressed={shown === name} onClick={() => setShown(name)}>
            {t(`article.${name}`)}
          </Button>
        ))}
      </div>
      <div className="app-writing__text">
        <div role="toolbar" aria-label={t('article.tools')} className="app-writing__tools">
          {(Object.keys(tools) as Tool[]).map((tool) => (
            <Button key={tool} size="small" onClick={() => use(tool)}>
              {t(`article.${tool}`)}
            </Button>
          ))}
          <Button size="small" onClick={() => setIsPicking(true)}>
            {t('article.picture')}
          </Button>
        </div>
        <Field label={t('article.body')} hint={t('article.bodyHint')} error={error} required span="full">
          <Textarea
            ref={area}
            rows={18}
            maxLength={100_000}
            value={value}
            onChange={({ target }) => onValueChange(target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
      </div>
      <section className="app-writing__preview" aria-label={t('article.preview')}>
        <h2>{t('article.preview')}</h2>
        {value.trim() === '' ? (
          <p className="app-quiet">{t('article.empty')}</p>
        ) : (
          <Markdown renderUnseen={(address) => <UnseenPicture address={address} />}>{value}</Markdown>
        )}
      </section>
      {isPicking && <MediaPicker onPick={onPick} onClose={() => setIsPicking(false)} />}
    </div>
  );
}

import { Alert, Button, Select } from '@udongo/ui';
import { Component, type ComponentType, type ReactNode, useId, useState } from 'react';
import { compile } from './compile.ts';
import './edit.css';

export interface EditCodeProps {
  /** Files in TypeScript, by their names. */
  files: Readonly<Record<string, string>>;
}

/** An example that can be edited: its code beside what it draws. Code with a fault leaves the last drawing that worked. */
export function EditCode({ files }: EditCodeProps) {
  const id = useId();
  const [name = ''] = Object.keys(files);
  const [chosen, setChosen] = useState(name);
  return (
    <div className="edit">
      <div className="edit__bar">
        <label htmlFor={`${id}-file`}>Example</label>
        <Select
          id={`${id}-file`}
          options={Object.keys(files).map((value) => ({ value, label: value }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      <Editor key={chosen} start={files[chosen] ?? ''} />
    </div>
  );
}

interface Run {
  Shown: ComponentType<object> | null;
  /** Counts the drawings, so that one that failed is not kept. */
  version: number;
  fault: string;
}

function run(text: string, { Shown, version }: Pick<Run, 'Shown' | 'version'>): Run {
  try {
    return { Shown: compile(text), version: version + 1, fault: '' };
  } catch (error) {
    return { Shown, version, fault: messageOf(error) };
  }
}

function Editor({ start }: { start: string }) {
  const id = useId();
  const [text, setText] = useState(start);
  const [{ Shown, version, fault }, setRun] = useState(() => run(start, { Shown: null, version: 0 }));
  const change = (next: string) => {
    setText(next);
    setRun((before) => run(next, before));
  };
  return (
    <div className="edit__panes">
      <section className="edit__code" aria-label="Code">
        <label htmlFor={id}>Code</label>
        <textarea
          id={id}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          onChange={({ target }) => change(target.value)}
        />
        <div>
          <Button disabled={text === start} onClick={() => change(start)}>
            Start again
          </Button>
        </div>
      </section>
      <section className="edit__result" aria-label="Result">
        {fault && <Alert tone="error">{fault}</Alert>}
        {Shown && (
          <Boundary key={version}>
            <Shown />
          </Boundary>
        )}
      </section>
    </div>
  );
}

/** Says what a component threw while it was drawn. */
class Boundary extends Component<{ children: ReactNode }, { fault: string }> {
  override state = { fault: '' };

  static getDerivedStateFromError(error: unknown) {
    return { fault: messageOf(error) };
  }

  override render() {
    const { fault } = this.state;
    return fault ? <Alert tone="error">{fault}</Alert> : this.props.children;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

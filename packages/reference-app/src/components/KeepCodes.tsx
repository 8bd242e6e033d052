import './keepCodes.css';

/** "UD-1026", "UD-1026-2". */
const code = /(\b[A-Z]{2}-\d+(?:-\d+)*\b)/;

/** A text in which no code of a booking or sample breaks over two lines: browsers break lines after a hyphen. */
export function KeepCodes({ children }: { children: string }) {
  return children.split(code).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move.
      <span key={index} className="app-keep">
        {part}
      </span>
    ),
  );
}

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

interface DropZoneProps {
  readonly accept: string;
  readonly label: string;
  /** The text between the label and the button; none once a file is chosen. */
  readonly or?: string | undefined;
  readonly choose: string;
  /** Whether several files may be given at once. */
  readonly multiple?: boolean;
  /** Called for each file. */
  readonly onFile: (file: File) => void;
  readonly children?: ComponentChildren;
}

/** Accepts files that the user drops or chooses. */
export function DropZone({ accept, label, or, choose, multiple = false, onFile, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined) => {
    for (const file of [...(files ?? [])].slice(0, multiple ? undefined : 1)) onFile(file);
  };
  return (
    <div
      class={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files);
      }}
    >
      <p class="drop-label">{label}</p>
      {or !== undefined && <p class="quiet">{or}</p>}
      <input
        ref={input}
        class="sr-only"
        type="file"
        accept={accept}
        multiple={multiple}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // Choosing the same file again must fire a change event too.
          currentTarget.value = '';
        }}
      />
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {choose}
      </button>
      {children}
    </div>
  );
}

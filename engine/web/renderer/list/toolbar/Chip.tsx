import { CloseOutlined } from '@ant-design/icons';

interface ChipProps {
  words: string;
  /** What the button does, in words. */
  removal: string;
  onRemove(): void;
}

/** Something that is true of the list right now, and the button that ends it. */
export function Chip({ words, removal, onRemove }: ChipProps) {
  return (
    <span className="list-chip">
      {words}
      <button type="button" aria-label={removal} title={removal} onClick={onRemove}>
        <CloseOutlined />
      </button>
    </span>
  );
}

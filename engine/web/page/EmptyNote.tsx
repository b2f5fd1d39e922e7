import { EmptyDrawing, type EmptyReason } from './EmptyDrawing.tsx';

/** Why a part of a page has nothing to show, in one sentence. */
export function EmptyNote({ reason = 'noData', text }: { reason?: EmptyReason; text: string }) {
  return (
    <div className="p-empty">
      <EmptyDrawing reason={reason} />
      <p>{text}</p>
    </div>
  );
}

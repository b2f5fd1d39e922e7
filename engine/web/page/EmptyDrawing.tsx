import type { ReactNode } from 'react';

export type EmptyReason = 'noData' | 'noMatch' | 'emptyTrash' | 'noPermission';

const lines: Record<EmptyReason, ReactNode> = {
  noData: <path d="M22 24h52M22 36h52M22 48h32M64 62v16M56 70h16" />,
  noMatch: <path d="M42 26a16 16 0 1 1 0 32 16 16 0 0 1 0-32M54 54l16 16M36 42h12" />,
  emptyTrash: <path d="M28 28h40M42 28v-6h12v6M33 28l3 44h24l3-44M43 38v24M53 38v24" />,
  noPermission: <path d="M34 44v-8a14 14 0 0 1 28 0v8M28 44h40v28H28zM48 54v8" />,
};

/** What stands in the middle of an empty place: a line drawing of why. */
export function EmptyDrawing({ reason }: { reason: EmptyReason }) {
  return (
    <svg
      width="96"
      height="96"
      viewBox="0 0 96 96"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="10" y="10" width="76" height="76" rx="8" strokeDasharray={reason === 'noData' ? undefined : '4 5'} />
      {lines[reason]}
    </svg>
  );
}

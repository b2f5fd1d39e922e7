import { proxy } from 'valtio/vanilla';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  /** Milliseconds since 1970 of the latest occurrence. */
  time: number;
  count: number;
  isShown: boolean;
  /** One thing to do about it, such as undo. */
  action?: { label: string; run(): void };
}

const maxToasts = 50;
const shownToasts = 3;
/** Milliseconds; an error stays until it is closed. */
const lifetime: Record<ToastTone, number> = { success: 3000, info: 3000, warning: 6000, error: Number.POSITIVE_INFINITY };

/** Newest first. The bell lists them all, the corner shows those still up. */
export const toasts = proxy<{ items: Toast[]; unread: number }>({ items: [], unread: 0 });

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let nextId = 1;

export interface ToastOptions {
  action?: Toast['action'];
  /** Milliseconds it stays up, when the tone's own time is not right. */
  duration?: number;
}

/** Shows a passing message in the corner. The same message while one is still up counts up instead of stacking. */
export function notify(tone: ToastTone, text: string, options: ToastOptions = {}): void {
  const shown = options.action ? undefined : toasts.items.find((toast) => toast.isShown && toast.tone === tone && toast.text === text);
  const id = shown?.id ?? nextId++;
  if (shown) {
    shown.count += 1;
    shown.time = Date.now();
  } else {
    toasts.items.unshift({ id, tone, text, time: Date.now(), count: 1, isShown: true, ...(options.action && { action: options.action }) });
    toasts.items.splice(maxToasts);
    toasts.unread += 1;
  }
  for (const toast of toasts.items.filter((item) => item.isShown).slice(shownToasts)) hideToast(toast.id);
  const duration = options.duration ?? lifetime[tone];
  clearTimeout(timers.get(id));
  if (Number.isFinite(duration)) timers.set(id, setTimeout(hideToast, duration, id));
}

/** Takes a message off the corner; the list behind the bell goes on showing it. */
export function hideToast(id: number): void {
  const toast = toasts.items.find((item) => item.id === id);
  if (toast) toast.isShown = false;
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function markToastsRead(): void {
  toasts.unread = 0;
}

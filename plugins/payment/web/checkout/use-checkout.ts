import { useCallback, useEffect, useRef, useState } from 'react';
import type { RequestFor } from '../../../../engine/core/contract/define-call.ts';
import { ApiError, call } from '../../../../engine/web/index.ts';
import { type beginCheckout as Begin, beginCheckout, type Checkout, getCheckout } from '../../shared/calls.ts';

/** Milliseconds until the order is looked at again: soon after somebody began to pay, and ever more rarely. */
const pauses = { first: 3_000, growth: 1.25, most: 15_000, idle: 20_000 } as const;

export interface CheckoutState {
  checkout: Checkout | null;
  /** When `checkout` was answered, on the clock of this page. */
  at: number;
  error: ApiError | null;
  isBusy: boolean;
  begin(choice: Omit<RequestFor<typeof Begin>, 'number' | 'origin'>): Promise<Checkout | null>;
  payByBalance(): Promise<void>;
  reload(): Promise<void>;
}

/** The order of this number, looked at again and again while it is unpaid and somebody sees the page. */
export function useCheckout(number: string): CheckoutState {
  const [{ checkout, at }, setAnswer] = useState<{ checkout: Checkout | null; at: number }>({ checkout: null, at: 0 });
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const pause = useRef<number>(pauses.idle);

  const take = useCallback((answer: Checkout) => {
    setAnswer({ checkout: answer, at: Date.now() });
    setError(null);
  }, []);
  const reload = useCallback(async () => {
    try {
      take(await call(getCheckout, { number }, { quiet: true }));
    } catch (error) {
      if (error instanceof ApiError) setError(error);
    }
  }, [number, take]);

  useEffect(() => {
    setAnswer({ checkout: null, at: 0 });
    void reload();
  }, [reload]);

  const isOpen = checkout?.order.pay_status === 'unpaid';
  const isBegun = checkout?.attempt != null;
  useEffect(() => {
    if (!isOpen) return;
    pause.current = isBegun ? pauses.first : pauses.idle;
    let timer: ReturnType<typeof setTimeout>;
    const later = () => {
      timer = setTimeout(async () => {
        if (document.visibilityState === 'visible') await reload();
        pause.current = Math.min(pause.current * pauses.growth, isBegun ? pauses.most : pauses.idle);
        later();
      }, pause.current);
    };
    // Whoever comes back from the provider has most likely paid.
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      pause.current = pauses.first;
      void reload();
    };
    document.addEventListener('visibilitychange', look);
    later();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOpen, isBegun, reload]);

  const busily = async <T>(work: () => Promise<T>): Promise<T | null> => {
    setBusy(true);
    try {
      return await work();
    } catch {
      // Said by the dialog of refusals; what the order has become meanwhile is shown.
      await reload();
      return null;
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ checkout, at, error, isBusy, reload },
    begin: (choice) =>
      busily(async () => {
        const answer = await call(beginCheckout, { ...choice, number, origin: location.origin });
        take(answer);
        return answer;
      }),
    async payByBalance() {
      if (!checkout) return;
      await busily(async () => {
        await call({ name: 'Platform.MyOrder.PayByBalance' }, { id: checkout.order.id });
        await reload();
      });
    },
  };
}

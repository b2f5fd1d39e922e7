import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What is large and comes only when somebody is about to see it. */
export function WhenVisible({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!host.current || isSeen) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true));
    observer.observe(host.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return isSeen ? children : <div ref={host}>{placeholder}</div>;
}

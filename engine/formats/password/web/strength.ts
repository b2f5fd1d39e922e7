/** 0 nothing or too short, 1 weak, 2 fair, 3 strong: kinds of characters and length, the two things a person can change. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 {
  if ([...password].length < 6) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  const isVaried = new Set(password).size >= 6;
  if (kinds >= 3 && password.length >= 10 && isVaried) return 3;
  return kinds >= 2 && password.length >= 8 && isVaried ? 2 : 1;
}

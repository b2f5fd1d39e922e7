import { isClaim } from '../../core/descriptor/check/check-claims.ts';
import { fillLookups } from '../../core/descriptor/check/check-lookups.ts';
import { type CheckContext, checkScreens } from '../../core/descriptor/check/check-screens.ts';
import { fillView } from '../../core/descriptor/check/check-view.ts';
import type { Candidate } from '../../core/descriptor/check/shapes/check-context.ts';
import { type Diagnostic, isError } from '../../core/descriptor/parse/diagnostic.ts';

/** The versions of one file. */
export interface Claim {
  path: string;
  /** The file as it stands now; undefined when it has an error of its own or was refused. */
  latest?: Candidate;
  /** Its version that is live. */
  live?: Candidate;
  /** Names the file stands for, even when it cannot be read: a reference to one of them is no misspelling. */
  names: string[];
}

/** The version of a file that goes live. */
export interface Choice {
  /** The version to show: the latest, the last good one, or none. */
  candidate?: Candidate;
  diagnostics: Diagnostic[];
}

/**
 * Chooses for each file the version that fits with all the others. A version with an error is replaced by the live one, and since that may again
 * collide with another, the rest is checked again until nothing changes. Versions with errors of their own go first, so that their claims are free
 * for the others.
 */
export function resolveScreens(claims: Claim[], surroundings: Omit<CheckContext, 'broken'>): Map<string, Choice> {
  const choices = new Map<string, Choice>(claims.map((claim) => [claim.path, { candidate: claim.latest ?? claim.live, diagnostics: [] }]));
  for (;;) {
    const shown = claims.filter((claim) => choices.get(claim.path)?.candidate).sort((a, b) => rank(a, choices) - rank(b, choices));
    const broken = new Set(claims.filter((claim) => !choices.get(claim.path)?.candidate).flatMap((claim) => claim.names));
    const chosen = shown.flatMap((claim) => choices.get(claim.path)?.candidate ?? []);
    const views = new Map(chosen.map((candidate) => [candidate, fillView(candidate, chosen)]));
    const whole = chosen.map((candidate) => views.get(candidate)?.candidate ?? candidate);
    const complete = new Map(chosen.map((candidate, index) => [candidate, fillLookups(whole[index]!, whole)]));
    const filled = (candidate: Candidate) => complete.get(candidate) ?? candidate;
    const checked = checkScreens(chosen.map(filled), { ...surroundings, broken });
    const diagnosticsOf = (candidate: Candidate) => [...(views.get(candidate)?.diagnostics ?? []), ...(checked.get(filled(candidate)) ?? [])];
    const failing = shown
      .filter((claim) => choices.get(claim.path)?.candidate !== claim.live)
      .map((claim) => ({ claim, diagnostics: claim.latest ? diagnosticsOf(claim.latest) : [] }))
      .filter(({ diagnostics }) => diagnostics.some(isError));
    const faulty = failing.filter(({ diagnostics }) => diagnostics.some((diagnostic) => isError(diagnostic) && !isClaim(diagnostic)));
    for (const { claim, diagnostics } of faulty.length > 0 ? faulty : failing) choices.set(claim.path, { candidate: claim.live, diagnostics });
    if (failing.length > 0) continue;
    for (const claim of shown) {
      const choice = choices.get(claim.path);
      if (!choice?.candidate) continue;
      if (choice.diagnostics.length === 0) choice.diagnostics = diagnosticsOf(choice.candidate);
      choice.candidate = filled(choice.candidate);
    }
    return choices;
  }
}

/** Live versions first, then changes of live screens, then new ones: a live screen keeps name, route and table. */
function rank(claim: Claim, choices: Map<string, Choice>): number {
  if (!claim.live) return 2;
  return choices.get(claim.path)?.candidate === claim.live ? 0 : 1;
}

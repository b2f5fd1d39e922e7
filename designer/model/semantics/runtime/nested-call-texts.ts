import { texts } from '../../../../generated/words/designer-model/nested-call-texts.ts';

/** Maximum depth of interfaces that call one another. */
export const deepestCall = 8;

/** Why a nested call cannot run; generated PHP has the same texts. */
export const nestedCallTexts = texts;

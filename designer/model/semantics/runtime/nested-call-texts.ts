import { texts } from '../../../../generated/words/designer-model/nested-call-texts.ts';

/** How many interfaces may call one another in a row. */
export const deepestCall = 8;

/** Why what an interface asks for cannot be run; generated PHP says the same. */
export const nestedCallTexts = texts;

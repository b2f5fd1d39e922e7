/** Words PHP does not accept as a class name; compared in lower case. `api` would clash with the imported base class. */
export const reservedClassNames: ReadonlySet<string> = new Set(
  (
    'abstract and array as break callable case catch class clone const continue declare default die do echo else elseif empty enddeclare endfor ' +
    'endforeach endif endswitch endwhile eval exit extends final finally fn for foreach function global goto if implements include include_once ' +
    'instanceof insteadof interface isset list match namespace new or print private protected public readonly require require_once return static ' +
    'switch throw trait try unset use var while xor yield int float bool string true false null void iterable object mixed never self parent api ' +
    '__halt_compiler __class__ __dir__ __file__ __function__ __line__ __method__ __namespace__ __trait__'
  ).split(' '),
);

/** Methods of the framework's base classes. A method of that name would silently replace rules or checks; compared in lower case. */
export const reservedMethodNames: ReadonlySet<string> = new Set(
  (
    'init getRules getApiRules getApiCommonRules checkRequestMethod createMemberValue filterCheck userCheck isServiceWhitelist equalOrIngore ' +
    'tableList createData updateData getData deleteData deleteDataIDs getDataModel getTableListSearchAllowKeys getCreateDataRequireKeys ' +
    'getCreateDataExcludeKeys getUpdateDataRequireKeys getUpdateDataExcludeKeys beforeCreateData afterCreateData beforeUpdateData afterUpdateData ' +
    'beforeDeleteData afterDeleteData beforeGetData afterGetData beforeTableList afterTableList getTableListSelect getTableListOrder ' +
    'getTableListWhere getDataSelect tryToGetUid tryToGetDid tryToGetAppKey checkUserLogin checkAppOnline getCurContext userCheckActionWhitelist'
  )
    .toLowerCase()
    .split(' '),
);

/** Fields every open call may carry; a parameter of that name would never arrive. */
export const callFields: readonly string[] = ['service', 's', 'app_key', 'access_token', 'sign', 'timestamp', 'nonce'];

/** Names with a meaning in JavaScript. */
export const unsafeNames: readonly string[] = ['__proto__', 'constructor', 'prototype'];

// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  unknown: { zh_cn: "“{node}”所在的框 {frame} 不存在", en: "\"{node}\" is in the frame {frame}, which does not exist" },
  return: { zh_cn: "返回节点不能放在框里", en: "The Return node cannot be in a frame" },
  itself: { zh_cn: "“{node}”不能放在它自己里面", en: "\"{node}\" cannot be inside itself" },
  escape: { zh_cn: "“{node}”的值不能用在“{frame}”之外：分支和循环里的值只在里面有效", en: "The value of \"{node}\" cannot be used outside \"{frame}\": values of branches and loops stay inside" },
  stranger: { zh_cn: "执行顺序里的节点 {id} 不存在", en: "The order names the node {id}, which does not exist" },
  noEffect: { zh_cn: "“{node}”不改变任何东西，不能排执行顺序", en: "\"{node}\" changes nothing, so it cannot be part of the order" },
  cycle: { zh_cn: "执行顺序成了环：{path}", en: "The order forms a cycle: {path}" },
  unordered: { zh_cn: "“{one}”和“{other}”没有指定先后，目前按添加的先后执行", en: "It is not defined whether \"{one}\" or \"{other}\" runs first; they run in the order they were added" },
  two: { zh_cn: "“{node}”与“{write}”写不同的数据库，不能放在同一个事务里", en: "\"{node}\" and \"{write}\" write to different databases, which one transaction cannot do" },
  statement: { zh_cn: "“{node}”使用单独的连接，事务“{frame}”无法撤回它；请放到事务之前，或移到“提交之后”", en: "\"{node}\" runs on a connection of its own, so \"{frame}\" cannot undo it. Place it before the transaction or run it after the commit" },
  waits: { zh_cn: "“{node}”在事务“{frame}”里等待外部系统，期间数据一直锁着，失败也无法撤回已发出的请求；可移到“提交之后”", en: "\"{node}\" waits for another system inside \"{frame}\": rows stay locked meanwhile, and what was sent cannot be undone. Consider running it after the commit" },
  nested: { zh_cn: "“{frame}”在另一个事务里：“提交之后”执行时外层还没有提交", en: "\"{frame}\" is inside another transaction: what runs after its commit runs before the outer one has committed" },
  twice: { zh_cn: "“{frame}”重试时，“{node}”可能执行两次", en: "When \"{frame}\" retries, \"{node}\" may run twice" },
};

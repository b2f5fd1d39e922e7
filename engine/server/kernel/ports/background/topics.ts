import type { Text } from '../../../../core/text/text.ts';
import type { Query } from '../database.ts';

/** Something other systems may subscribe to. */
export interface TopicEvent {
  /** `app.passed`: one that a plugin declares, or that an administrator has published. */
  topic: string;
  /** A JSON object that meets the schema of the topic. */
  payload: object;
  /** Those of one key arrive one after another. At most 100 characters. */
  key?: string | undefined;
  /** The account it is about: required of topics whose audience is `account`, where only apps of that account hear of it. */
  account?: number | undefined;
}

/** A published event. */
export interface PublishedEvent {
  /** The id that receivers know it by. */
  id: string;
  /** How many subscriptions get it. */
  pushes: number;
}

/** What publishers need to know of a topic. */
export interface KnownTopic {
  name: string;
  title: Text;
  audience: TopicDeclaration['audience'];
  /** Messages of it may be published. */
  isOffered: boolean;
  /** JSON Schema (draft-07) of the payload. */
  schema: object;
}

/** Publishes events to subscribers. */
export interface Topics {
  /** Publishes within the caller's transaction. Throws CallError: an unknown or closed topic, a payload that does not meet its schema. */
  publish(query: Query, event: TopicEvent): Promise<PublishedEvent>;
  /** The same of what a plugin tells of: nothing it does is to fail because of it, so what is wrong is logged. */
  emit(query: Query, event: TopicEvent): Promise<void>;
  /** Every topic there is, by name. */
  list(query: Query): Promise<KnownTopic[]>;
}

/** A topic of the platform, which the plugin that declares it emits. */
export interface TopicDeclaration {
  title: Text;
  description: Text;
  /** Who hears of it: everybody who subscribes, or the account it is about alone. */
  audience: 'everyone' | 'account';
  /** JSON Schema (draft-07) of the payload. */
  schema: object;
  sample: object;
}

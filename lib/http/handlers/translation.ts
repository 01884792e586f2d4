import { translationContract } from '../../translation/contract.ts';
import { translateMessage } from '../../translation/translate-message.ts';
import { handlersFor } from '../handlers-for.ts';

export const translationHandlers = handlersFor(translationContract, {
  'POST /api/users/messages/{trackerId}/{angelId}/{seq}/translation': ({
    params,
    member,
    locale,
  }) => translateMessage(member(), params, locale),
});

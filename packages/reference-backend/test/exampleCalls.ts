import type { OperationId } from '@udongo/sdk';
import { type DeclaredOperation, declaredOperations, examplesOf, isForm } from './contract.ts';
import { later, turnOf } from './exampleWorld.ts';
import { blankPicture } from './pictures.ts';
import type { CallOptions } from './testBackend.ts';

/** A call of an operation as one of its examples says. */
export interface ExampleCall extends DeclaredOperation {
  operationId: OperationId;
  example: { name: string; value: unknown };
}

/** Every operation with each of its examples; one that takes no body is called once. */
export const exampleCalls: readonly ExampleCall[] = [...declaredOperations]
  .sort(
    (a, b) => turnOf(a.operationId as OperationId, a.method) - turnOf(b.operationId as OperationId, b.method),
  )
  .flatMap((operation) => {
    const operationId = operation.operationId as OperationId;
    if (!operation.requestBody)
      return [{ ...operation, operationId, example: { name: 'no body', value: undefined } }];
    return examplesOf(operation).map((example) => ({ ...operation, operationId, example }));
  });

/** Gives the content of an example; the bytes of a picture are real ones. */
export async function toContent({
  operationId,
  requestBody,
  example: { value },
}: ExampleCall): Promise<Pick<CallOptions, 'body' | 'form'>> {
  if (value === undefined) return {};
  const change = later[operationId];
  if (!isForm(requestBody)) return { body: change ? { ...value, ...change } : value };
  const form = new FormData();
  for (const [name, field] of Object.entries(value as Record<string, string>)) {
    const [, file] = /^\(the bytes of (.+)\)$/.exec(field) ?? [];
    form.append(name, file ? new File([new Uint8Array(await blankPicture('jpeg'))], file) : field);
  }
  return { form };
}

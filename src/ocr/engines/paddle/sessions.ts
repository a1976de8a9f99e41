import { env, InferenceSession } from 'onnxruntime-web/wasm';

const OPTIONS: InferenceSession.SessionOptions = { executionProviders: ['wasm'], graphOptimizationLevel: 'all' };

/** Prepares ONNX Runtime, which starts with the first model, on one thread: threads need cross-origin isolation. */
export function useRuntime(wasm: ArrayBuffer): void {
  env.wasm.numThreads = 1;
  env.wasm.proxy = false;
  env.wasm.wasmBinary = wasm;
  env.logLevel = 'error';
}

/** Loads a model. */
export const openSession = (model: Uint8Array<ArrayBuffer>): Promise<InferenceSession> =>
  InferenceSession.create(model, OPTIONS);

/** The one output of a model for its one input. */
export async function infer(session: InferenceSession, tensor: InferenceSession.OnnxValueMapType[string]) {
  const [input] = session.inputNames;
  const [output] = session.outputNames;
  const results = await session.run({ [input as string]: tensor });
  const result = results[output as string] as InferenceSession.OnnxValueMapType[string] & {
    readonly data: Float32Array;
    readonly dims: readonly number[];
    dispose(): void;
  };
  return result;
}

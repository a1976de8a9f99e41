import { env, InferenceSession } from 'onnxruntime-web/wasm';
import type { PaddleAssets } from './assets.ts';

export interface Sessions {
  readonly detection: InferenceSession;
  readonly recognition: InferenceSession;
}

/** Starts ONNX Runtime on one thread, for threads need cross-origin isolation, and loads both models. */
export async function openSessions(assets: PaddleAssets): Promise<Sessions> {
  env.wasm.numThreads = 1;
  env.wasm.proxy = false;
  env.wasm.wasmBinary = assets.wasm;
  env.logLevel = 'error';
  const options: InferenceSession.SessionOptions = { executionProviders: ['wasm'], graphOptimizationLevel: 'all' };
  // One after the other: the first call also starts the runtime.
  const detection = await InferenceSession.create(assets.detection, options);
  return { detection, recognition: await InferenceSession.create(assets.recognition, options) };
}

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

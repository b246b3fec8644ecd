import './styles/letters.css';
import '#engine/workbench/main.ts';
import { markEvaluated, markStarted } from '#web/start/state.ts';

markEvaluated();
markStarted();

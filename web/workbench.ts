// The page of its own that opens every game without server or account; development and test builds only.
import '#engine/workbench/main.ts';

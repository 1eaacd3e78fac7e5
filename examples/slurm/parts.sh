#!/bin/bash
# Many machines of a SLURM cluster play parts of one simulation into a folder that all of them see:
#   parts=$(sbatch --parsable parts.sh)
#   sbatch --dependency=afterok:$parts together.sh
# A part that was stopped is sent again as it is: it goes on where it was.
#SBATCH --job-name=zuschlag
#SBATCH --array=0-31
#SBATCH --cpus-per-task=4
#SBATCH --time=02:00:00
set -euo pipefail

zuschlag simulate for-sale --policy heuristic --games 1000000 --processes "$SLURM_CPUS_PER_TASK" \
  --part "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --folder "$SLURM_SUBMIT_DIR/heuristics"
